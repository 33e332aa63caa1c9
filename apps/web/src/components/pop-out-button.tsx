import { Button } from '@salt-ds/core';
import { TearOutIcon } from '@salt-ds/icons';
import { type PoppedOut, popOutAddress, usePoppedOut } from '../lib/pop-out.ts';

/** Opens a grid in a window of its own, as it is looked at now; such a window has no button for another. */
export function PopOutButton({ part }: { readonly part: PoppedOut }) {
  if (usePoppedOut() !== null) return null;
  const open = () => window.open(popOutAddress(window.location, part), '_blank', 'popup,width=1280,height=640');
  return (
    <Button appearance="transparent" aria-label="Open in a window of its own" title="Own window" onClick={open}>
      <TearOutIcon aria-hidden />
    </Button>
  );
}
