import type { Timers } from '../socket-port.ts';
import type { LiveGrid } from './live-grid.ts';
import type { GridAnswers, GridRequest } from './grid-messages.ts';
import type { GridDistinct } from './grid-model.ts';
import { distinctTexts, placeOf, recordsOf } from './grid-requests.ts';
import { writeText } from './grid-text.ts';
import { wantedRows } from './wanted-rows.ts';

const NO_VALUES: GridDistinct = { values: [], isTruncated: false };

/** Answers the page's requests to a grid. A long text is written in portions, so that rows keep arriving. */
export function answerRequest(
  live: LiveGrid,
  request: GridRequest,
  timers: Timers,
  answer: (value: GridAnswers[keyof GridAnswers]) => void,
): void {
  const { view, selectedKeys } = live;
  switch (request.kind) {
    case 'distinct':
      return answer(view === null ? NO_VALUES : distinctTexts(view, request.columnId, request.limit));
    case 'keys':
      return answer(view === null ? [] : wantedRows(view, request.rows, selectedKeys).map(({ key }) => key));
    case 'place':
      return answer(view === null ? { kind: 'unknown' } : placeOf(view, request.key));
    case 'records':
      return answer(view === null ? [] : recordsOf(view, request));
    case 'text': {
      if (view === null) return answer('');
      const rows = wantedRows(view, request.request.rows, selectedKeys);
      return writeOn(writeText(view, rows, request.request), timers, answer);
    }
  }
}

function writeOn(
  text: Generator<undefined, string>,
  timers: Timers,
  answer: (value: GridAnswers[keyof GridAnswers]) => void,
): void {
  const step = text.next();
  if (step.done === true) answer(step.value);
  else timers.after(0, () => writeOn(text, timers, answer));
}
