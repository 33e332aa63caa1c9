import type { ApiFailure } from '../../api/api-result.ts';
import { failureMessage } from '../../api/error-text.ts';

export type ViewFailure = {
  readonly text: string;
  /** The stored view is newer than the shown one. The user chooses which to keep. */
  readonly isOvertaken: boolean;
};

const GONE = 'This view was deleted on another machine or in another window. Save yours as a new one.';

export function viewFailure(failure: ApiFailure): ViewFailure {
  const status = failure.kind === 'problem' ? failure.status : null;
  const code = failure.kind === 'problem' ? (failure.problem?.code ?? null) : null;
  return {
    text: status === 404 && code === 'not-found' ? GONE : failureMessage(failure),
    isOvertaken: code === 'changed-meanwhile',
  };
}
