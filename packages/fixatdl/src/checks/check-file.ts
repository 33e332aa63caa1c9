import type { Findings } from '../finding.ts';
import { controlsOf, type FixatdlFile } from '../model/fixatdl-file.ts';
import { shown } from '../read/reading.ts';
import { checkControls } from './check-controls.ts';
import { checkEditIds, checkRules } from './check-edits.ts';
import { checkFilters } from './check-filters.ts';
import { checkParameters } from './check-parameters.ts';
import { checkTags } from './check-tags.ts';
import { repeated } from './repeated.ts';

const SINGLE_ORDER = 'D';

/** No form of a broker comes near, and what is checked against what grows with both. */
const MAX_PARTS = 1_000;

/** Everything that can be said of a file beyond its single attributes. */
export function checkFile(file: FixatdlFile, findings: Findings): void {
  if (file.strategies.length === 0) findings.wrong(file.line, 'The file has no Strategy.');
  checkEditIds(file.edits, findings);
  for (const strategy of repeated(file.strategies, ({ name }) => name)) {
    findings
      .in(strategy.name)
      .wrong(strategy.line, `The strategy ${shown(strategy.name)} is there twice: names are unique.`);
  }
  for (const strategy of repeated(file.strategies, ({ wireValue, version }) => `${wireValue}\u0000${version}`)) {
    findings
      .in(strategy.name)
      .note(strategy.line, `Another strategy has the wire value ${shown(strategy.wireValue)} and the same version.`);
  }
  for (const strategy of file.strategies) {
    const own = findings.in(strategy.name);
    const { fixMsgType = SINGLE_ORDER, repeatingGroup, line } = strategy;
    if (fixMsgType !== SINGLE_ORDER) {
      own.unsupported(
        line,
        `${shown(strategy.name)} is for messages ${shown(fixMsgType)}: we send single orders (D) only.`,
      );
    }
    if (repeatingGroup !== undefined) {
      own.unsupported(repeatingGroup.line, 'A RepeatingGroup is for legs and lists: we send single orders only.');
    }
    const parts = Math.max(strategy.parameters.length, controlsOf(strategy.panels).length);
    if (parts > MAX_PARTS) {
      own.unsupported(line, `${shown(strategy.name)} has ${parts} parameters or controls, ${MAX_PARTS} at most.`);
      continue;
    }
    checkFilters(strategy, own);
    checkTags(file, strategy, own);
    checkParameters(strategy, own);
    checkControls(strategy, own);
    checkRules(file, strategy, own);
  }
}
