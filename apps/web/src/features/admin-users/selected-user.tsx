import { Button } from '@salt-ds/core';
import { UserSearchIcon } from '@salt-ds/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StatePanel } from '../../components/state-panel.tsx';
import { UserPanel } from './user-panel.tsx';
import panelStyles from './user-panel.module.css';
import type { UserList } from './use-user-list.ts';

type SelectedUserProps = { readonly list: UserList; readonly ownId: number | null };

/** The panel of the user named in the address. Esc closes it and returns the focus to the user's row. */
export function SelectedUser({ list, ownId }: SelectedUserProps) {
  const { address, selected, query, nowMs, change } = list;
  const close = () => change({ userId: null });
  useCloseOnEscape(address.userId !== null, close);
  useFocusRowAfterClose(address.userId);
  if (selected !== null) {
    return (
      <UserPanel
        key={selected.id}
        user={selected}
        tab={address.tab}
        isOwn={selected.id === ownId}
        nowMs={nowMs}
        onTab={(tab) => change({ tab }, { replace: true })}
        onClose={close}
      />
    );
  }
  if (address.userId === null || query.isPending || query.isPlaceholderData) return null;
  return (
    <aside className={panelStyles.panel} aria-label="User">
      <StatePanel
        icon={<UserSearchIcon />}
        title={`User ${address.userId} is not in this list`}
        detail={address.search === '' ? 'There may be no such user.' : `The search “${address.search}” may hide them.`}
        actions={
          <>
            {address.search === '' ? null : <Button onClick={() => change({ search: '' })}>Clear search</Button>}
            <Button onClick={close}>Close</Button>
          </>
        }
      />
    </aside>
  );
}

function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog handles Esc itself.
      const hasDialog = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !hasDialog) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

function useFocusRowAfterClose(userId: number | null): void {
  const shown = useRef(userId);
  useEffect(() => {
    if (userId === null && shown.current !== null) {
      document.querySelector<HTMLElement>(`[data-row-focus="${shown.current}"]`)?.focus();
    }
    shown.current = userId;
  }, [userId]);
}
