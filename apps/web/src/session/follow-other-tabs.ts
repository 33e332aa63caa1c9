import { isStoredFlagOn, STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { storageReaction } from '@meridian/domain/storage-reaction';
import type { SafeStorage } from './safe-storage.ts';
import type { Session } from './session.ts';

export type FollowOptions = {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly session: Session;
  readonly storage: SafeStorage;
  readonly goTo: (path: string) => void;
  readonly reload: () => void;
};

/** Follows sign-in and sign-out of other tabs. Returns a function that stops it. */
export function followOtherTabs({ window, session, storage, goTo, reload }: FollowOptions): () => void {
  const followTo = (path: '/login' | '/verify-pin' | '/') => {
    const emailId = storage.get(STORAGE_KEYS.emailId);
    if (path === '/verify-pin' && emailId !== null) session.awaitPin(emailId);
    if (path === '/login') session.endedElsewhere();
    if (path === '/') session.pinOver();
    goTo(path);
    // This tab left its session to wait for the pin, and storage still has it.
    const isSignedIn = session.store.getState().auth.isLogin;
    if (path === '/' && !isSignedIn && isStoredFlagOn(storage.get(STORAGE_KEYS.isLogin))) reload();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A frozen tab gets events late. Storage has the present state.
    const reaction = storageReaction({ key, newValue: key === null ? null : storage.get(key) });
    switch (reaction.kind) {
      case 'ignore':
        return;
      case 'reload':
        reload();
        return;
      case 'log-out':
        session.endedElsewhere();
        goTo('/login');
        return;
      case 'go':
        followTo(reaction.path);
        return;
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
