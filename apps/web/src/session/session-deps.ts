import type { StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '../api/api-client.ts';
import type { LiveIdentity } from '../live/live-identity.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { SessionState } from './session-state.ts';

export type SessionDeps = {
  readonly store: StoreApi<SessionState>;
  readonly api: ApiClient;
  readonly live: LiveIdentity;
  readonly storage: SafeStorage;
  /** Of this tab alone, and gone with it. */
  readonly tabStorage: SafeStorage;
  readonly now: () => number;
};

export type EntryProof = {
  readonly emailId: string;
  /** Of a live session that this browser had before, to take over instead of opening a new one. */
  readonly previousSessionId: string | null;
  readonly previousPythonToken: string | null;
};

/** From a full token of the main service to a signed-in page; a failure has been cleaned up after. */
export type Enter = (
  token: string,
  proof: EntryProof,
) => Promise<{ readonly kind: 'entered' } | { readonly kind: 'failed'; readonly message: string }>;
