import { Button, ToggleButton } from '@salt-ds/core';
import { LinkedIcon, TearOutIcon, UnlinkedIcon } from '@salt-ds/icons';
import { useSearchParams } from 'react-router';
import { followedWindow, type PoppedOut, poppedOut, popOutAddress, windowId, withLink } from '../lib/pop-out.ts';

/** Opens a grid in its own window with its present view. In such a window, switches the link to the main window instead. */
export function PopOutButton({ part }: { readonly part: PoppedOut }) {
  const [search, setSearch] = useSearchParams();
  if (poppedOut(search) !== null) {
    const isLinked = followedWindow(search) !== null;
    return (
      <ToggleButton
        value="link"
        selected={isLinked}
        title={isLinked ? 'Follows the order of the window that opened this one' : 'Keeps its own order'}
        onChange={() => setSearch(withLink(search, !isLinked), { replace: true })}
      >
        {isLinked ? <LinkedIcon aria-hidden /> : <UnlinkedIcon aria-hidden />}
        Linked
      </ToggleButton>
    );
  }
  const open = () =>
    window.open(popOutAddress(window.location, part, windowId()), '_blank', 'popup,width=1280,height=640');
  return (
    <Button appearance="transparent" aria-label="Open in a new window" title="Own window" onClick={open}>
      <TearOutIcon aria-hidden />
    </Button>
  );
}
