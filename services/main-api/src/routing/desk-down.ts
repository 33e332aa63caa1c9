import { answerProblem } from '@meridian/identity/http/call-answer';

/** Refuses decisions while the desk is down, because the affected orders are unknown. */
export const DESK_DOWN = answerProblem(
  503,
  'desk-down',
  'The trading engine cannot be asked which orders this affects. Nothing was changed: try again when it runs.',
);
