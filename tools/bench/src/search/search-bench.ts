import type { Bench, Figure } from '../bench.ts';
import { measureGrid } from './measure-grid.ts';
import { measurePrefix } from './measure-prefix.ts';

const ORDERS = 1_000_000;

/** What somebody waits for who types into a search box, or groups the rows of a grid. */
export const searchBench: Bench = {
  name: 'search',
  about: `search and groups over ${ORDERS.toLocaleString('en-US')} orders`,
  run: async (say) => {
    const figures: Figure[] = [];
    figures.push(...(await measurePrefix(ORDERS)));
    say('orders are searched on the server');
    figures.push(...(await measureGrid(ORDERS)));
    return figures;
  },
};
