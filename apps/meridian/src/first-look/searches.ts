import { parseSearch } from '@meridian/domain/power-search/parse-search';
import { RefusedCallError } from './desk-caller.ts';
import { ADMIN_EMAIL, type FirstLookDesk, TRADER_EMAIL } from './first-look-desk.ts';

/** By name, as one would type them. */
export const DEMO_SEARCHES: Readonly<Record<string, string>> = {
  'Behind plan': '%complete<50 percent_ahead<-3',
  'Large for the day': 'percent_of_adv>2',
  'Asia at work': 'country:JP,HK status:WORKING',
  'Rejected today': 'status:REJECTED',
};

/** Saved searches of the demo's users. */
export async function saveSearches(desk: FirstLookDesk): Promise<void> {
  for (const email of [TRADER_EMAIL, ADMIN_EMAIL]) {
    for (const [name, text] of Object.entries(DEMO_SEARCHES)) {
      const parsed = parseSearch(text);
      if (parsed.kind === 'error') throw new RefusedCallError(`${text}: ${parsed.message}`);
      const refused = await desk.saveSearch(email, name, parsed.search);
      if (refused !== null) throw new RefusedCallError(`${name}: ${refused}`);
    }
  }
}
