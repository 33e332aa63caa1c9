import { inLoops, RestCaller } from './rest-caller.ts';
import type { Storm } from './storm.ts';

const AT_ONCE = 150;
const DRAFT = { report_name: 'Storm', date_range: 'AT' };

export const reportPreviews: Storm = {
  name: 'report-previews',
  tried: 'a viewer asks for 150 previews of a report at once, again and again',
  what: 'previews',
  needsPastDays: true,
  flood: async (url, isOver, tally) => {
    const viewer = await RestCaller.signIn(url, 'main', tally);
    const asked = { method: 'POST', body: DRAFT } as const;
    await inLoops(AT_ONCE, isOver, () => viewer.ask('/tca/preview_report', asked));
  },
};
