import { isStoredFlagOn, STORAGE_KEYS } from './storage-keys.ts';

/** A change by another tab in the shared local storage. */
export type StorageChange = {
  /** Null when the storage was cleared. */
  readonly key: string | null;
  readonly newValue: string | null;
};

export type StorageReaction =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'go'; readonly path: '/login' | '/verify-pin' | '/' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'log-out' };

/** Tabs of one browser share a session, so each reacts to the others. */
export function storageReaction({ key, newValue }: StorageChange): StorageReaction {
  if (key === null) return { kind: 'go', path: '/login' };
  if (key === STORAGE_KEYS.isLogin) return isStoredFlagOn(newValue) ? { kind: 'reload' } : { kind: 'log-out' };
  if (key !== STORAGE_KEYS.emailId) return { kind: 'ignore' };
  return { kind: 'go', path: newValue === null || newValue === '' ? '/' : '/verify-pin' };
}
