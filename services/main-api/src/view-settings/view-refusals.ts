import { MAX_SAVED_VIEW_LENGTH, MAX_VIEWS_PER_GRID } from '@meridian/domain/entities/user-view-setting';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type {
  ViewChangedMeanwhile,
  ViewNameTaken,
  ViewNotFound,
} from '@meridian/storage/view-settings/view-setting-store';
import type { ViewTooLarge } from './view-input.ts';

export type ViewRefusal =
  | ViewNotFound
  | ViewNameTaken
  | ViewChangedMeanwhile
  | ViewTooLarge
  | { readonly kind: 'too-many' };

export const BLANK_NAME = answerProblem(400, 'blank-name', 'A view needs a name.');

export function answerRefused(refusal: ViewRefusal): ProblemAnswer {
  switch (refusal.kind) {
    case 'not-found':
      return answerProblem(404, 'not-found', 'There is no such view.');
    case 'name-taken':
      return answerProblem(409, 'name-taken', `You already have a view named “${refusal.name}” for this grid.`);
    case 'changed-meanwhile':
      return answerProblem(
        409,
        'changed-meanwhile',
        `“${refusal.name}” was changed on another machine or in another window after you opened it.`,
      );
    case 'too-many':
      return answerProblem(
        409,
        'too-many-views',
        `A grid may have up to ${MAX_VIEWS_PER_GRID} views. Delete one that you no longer need.`,
      );
    case 'too-large':
      return answerProblem(400, 'view-too-large', tooLargeText(refusal.length));
    default:
      return refusal satisfies never;
  }
}

function tooLargeText(length: number): string {
  const most = kilobytes(MAX_SAVED_VIEW_LENGTH);
  return `This view takes ${kilobytes(length)} KB, the most is ${most}. Its filters name too many values.`;
}

function kilobytes(length: number): number {
  return Math.ceil(length / 1_024);
}
