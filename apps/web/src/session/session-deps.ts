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
  /** Storage of this tab only. */
  readonly tabStorage: SafeStorage;
  readonly now: () => number;
};

export type EntryProof = {
  readonly emailId: string;
  /** The last live session of this browser, to resume instead of opening a new one. */
  readonly previousSessionId: string | null;
  readonly previousPythonToken: string | null;
};

/** Signs in with a full token of the main service. Cleans up after a failure. */
export type Enter = (
  token: string,
  proof: EntryProof,
) => Promise<{ readonly kind: 'entered' } | { readonly kind: 'failed'; readonly message: string }>;
