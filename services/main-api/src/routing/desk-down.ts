import { answerProblem } from '@meridian/identity/http/call-answer';

/** What nobody decides without the desk: which orders it would hit is not known. */
export const DESK_DOWN = answerProblem(
  503,
  'desk-down',
  'The trading engine cannot be asked which orders this affects. Nothing was changed: try again when it runs.',
);
