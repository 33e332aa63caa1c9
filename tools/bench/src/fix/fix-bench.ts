import { readText } from '@meridian/fix/codec/ascii';
import type { Bench, Figure } from '../bench.ts';
import { measureCodec, newOrder } from './measure-codec.ts';
import { measureRival } from './measure-rival.ts';
import { measureSessions } from './measure-sessions.ts';

const CODEC_BUDGET = { bound: 'at least', value: 200_000 } as const;
const SESSION_BUDGET = { bound: 'at least', value: 40_000 } as const;

function beside(value: number | undefined): Pick<Figure, 'instead'> {
  return value === undefined ? {} : { instead: { what: 'jspurefix', value } };
}

/** FIX on one core: messages in and out of bytes, and orders there and back between two sessions. */
export const fixBench: Bench = {
  name: 'fix',
  about: 'NewOrderSingle of FIX 4.4, 160 bytes, on one core',
  run: async (say, { isShort }) => {
    const forMs = isShort ? 500 : 3_000;
    const codec = measureCodec(forMs);
    const sessions = measureSessions(forMs);
    const bytes = newOrder(1_000_000);
    const rival = await measureRival(readText(bytes, 0, bytes.length).replaceAll('\u0001', '|'), forMs);
    if (rival === null) say('jspurefix is not installed: measured without it');
    return [
      {
        name: 'framed, three fields read',
        value: codec.parsed,
        unit: '/s',
        budget: CODEC_BUDGET,
        ...beside(rival?.parsed),
      },
      { name: 'the same, every rule of the dictionary checked', value: codec.checked, unit: '/s' },
      { name: 'written', value: codec.written, unit: '/s', budget: CODEC_BUDGET, ...beside(rival?.written) },
      { name: 'written and read again', value: codec.both, unit: '/s', budget: CODEC_BUDGET },
      { name: 'orders there and back between two sessions', value: sessions, unit: '/s', budget: SESSION_BUDGET },
    ];
  },
};
