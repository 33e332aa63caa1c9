import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../api/api-client.ts';
import { createApiClient } from '../../api/api-client.ts';
import { aProblem } from '../../session/session.fixture.ts';
import { askForTicket } from './ask-for-ticket.ts';

/** The main service, that answers every call with this. */
function mainThat(answer: () => Promise<Response>): ApiClient['callMain'] {
  return createApiClient({
    baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
    fetch: answer,
    token: () => 'token',
    onTokenRefused: () => undefined,
    onPasswordRequired: async () => false,
  }).callMain;
}

describe('a ticket for the event log', () => {
  it('is asked for again while the server is busy, starting or out of reach', async () => {
    for (const status of [429, 500, 503]) {
      expect(await askForTicket(mainThat(async () => aProblem(status)))).toEqual({ kind: 'no-response' });
    }
    const dead = mainThat(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askForTicket(dead)).toEqual({ kind: 'no-response' });
  });

  it('is not asked for again where the server refuses it, and says why', async () => {
    const refused = mainThat(async () => aProblem(403, { code: 'not-permitted', message: 'You may not read logs.' }));
    expect(await askForTicket(refused)).toEqual({
      kind: 'refused',
      code: 'not-permitted',
      message: 'You may not read logs.',
    });
  });
});
