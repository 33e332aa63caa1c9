import type { LiveSession } from '@meridian/live-client/live-session';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';
import { createStore } from 'zustand/vanilla';
import { type ApiClient, createApiClient } from './api/api-client.ts';
import { watchPageStays } from './api/page-stays.ts';
import { askForPassword } from './lib/password-question.ts';
import { createLiveIdentity } from './live/live-identity.ts';
import { createLiveSession } from './live/create-live-session.ts';
import { createSafeStorage, type SafeStorage } from './session/safe-storage.ts';
import { createSession, type Session } from './session/session.ts';
import { INITIAL_SESSION_STATE, type SessionState } from './session/session-state.ts';

/** The one of each that a page has. */
export type Runtime = {
  readonly config: RuntimeConfig;
  readonly api: ApiClient;
  readonly session: Session;
  readonly live: LiveSession;
  readonly storage: SafeStorage;
};

export function createRuntime(config: RuntimeConfig, window: Window & typeof globalThis): Runtime {
  const storage = createSafeStorage(() => window.localStorage);
  const store = createStore<SessionState>(() => INITIAL_SESSION_STATE);
  const live = createLiveSession(config.socketUrl, window);
  const api = createApiClient({
    baseUrls: { main: config.serverUrl, 'market-intelligence': config.marketIntelligenceUrl },
    fetch: (input, init) => window.fetch(input, init),
    pageStays: watchPageStays(window),
    token: (service) => {
      const { auth } = store.getState();
      return service === 'main' ? auth.nodeAuthToken : auth.pythonToken;
    },
    onTokenRefused: (service, token) => {
      if (service === 'main') session.tokenRefused(token);
    },
    onPasswordRequired: askForPassword,
  });
  const session = createSession({
    store,
    api,
    live: createLiveIdentity(live),
    storage,
    tabStorage: createSafeStorage(() => window.sessionStorage),
    now: () => Date.now(),
  });
  return { config, api, live, session, storage };
}
