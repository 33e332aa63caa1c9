import { audits } from './audits.ts';
import { caseFiles } from './case-files.ts';
import { costsByGroup } from './costs-by-group.ts';
import { dryRuns } from './dry-runs.ts';
import { foreignCancels } from './foreign-cancels.ts';
import { liveSearches } from './live-searches.ts';
import { logSearches } from './log-searches.ts';
import { malformedFrames } from './malformed-frames.ts';
import { modifications } from './modifications.ts';
import { notes } from './notes.ts';
import { powerSearches } from './power-searches.ts';
import { reportPreviews } from './report-previews.ts';
import { snapshots } from './snapshots.ts';
import type { Storm } from './storm.ts';
import { strangers } from './strangers.ts';
import { symbols } from './symbols.ts';
import { unknownTokens } from './unknown-tokens.ts';

/** Every storm; another one is a file beside these and a line here. Those that need past days are last. */
export const ALL_STORMS: readonly Storm[] = [
  audits,
  snapshots,
  logSearches,
  powerSearches,
  liveSearches,
  symbols,
  notes,
  modifications,
  foreignCancels,
  strangers,
  unknownTokens,
  malformedFrames,
  reportPreviews,
  caseFiles,
  costsByGroup,
  dryRuns,
];
