import { randomBytes } from 'node:crypto';
import type { Storm } from './storm.ts';

const LOOPS = 20;

/** All from one address. */
const ADDRESS = { 'x-forwarded-for': '198.51.100.7' };

export const unknownTokens: Storm = {
  name: 'unknown-tokens',
  tried: 'a stranger tries random tokens at market intelligence',
  what: 'calls',
  flood: async (url, isOver, tally) => {
    const loop = async (): Promise<void> => {
      while (!isOver()) {
        tally.sent();
        const headers = { authorization: `Token ${randomBytes(32).toString('base64url')}`, ...ADDRESS };
        const answer = await fetch(`${url}/mi/api/supported-symbols/`, { headers }).catch(() => null);
        await answer?.text();
        tally.refused(String(answer?.status ?? 'lost'));
      }
    };
    await Promise.all(Array.from({ length: LOOPS }, loop));
  },
};
