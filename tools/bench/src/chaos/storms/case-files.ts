import { aCase } from '../a-case.ts';
import { inLoops, RestCaller } from './rest-caller.ts';
import { type Storm, Tally } from './storm.ts';

const AT_ONCE = 60;

export const caseFiles: Storm = {
  name: 'case-files',
  tried: 'a viewer with the surveillance permit downloads 60 case files at once, again and again',
  what: 'files',
  needsPastDays: true,
  flood: async (url, isOver, tally) => {
    // To find a case is no part of the storm.
    const finder = await RestCaller.signIn(url, 'main', new Tally());
    const caseId = await aCase(finder);
    const viewer = await RestCaller.signIn(url, 'main', tally);
    if (caseId !== null) await inLoops(AT_ONCE, isOver, () => viewer.ask(`/tca/surveillance_cases/${caseId}/file`));
  },
  permissions: { surveillance_permit: true },
};
