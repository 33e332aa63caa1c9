import { decideCases } from './cases.ts';
import type { FirstLookStep } from './first-look.ts';
import { addPenalties } from './penalties.ts';
import { runDrafts, runSchedules, saveSchedules } from './reports.ts';
import { saveSearches } from './searches.ts';
import { saveViews } from './views.ts';

/** In the order in which one looks. Their names are stored. */
export const FIRST_LOOK_STEPS: readonly FirstLookStep[] = [
  { name: 'views', run: saveViews },
  { name: 'searches', run: saveSearches },
  { name: 'penalties', run: addPenalties },
  { name: 'schedules', run: saveSchedules },
  { name: 'cost ranges', run: async (desk) => ((await desk.past) ? desk.measureRanges(desk.signal) : undefined) },
  { name: 'reports', run: runSchedules },
  { name: 'cases', run: decideCases },
  { name: 'saved report', run: runDrafts },
];
