import { usesText } from '@meridian/domain/strategy-settings/strategy-uses';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { ConfigurationKind } from '@meridian/storage/configuration/configuration-documents';
import type { ConfigurationRow } from '@meridian/storage/configuration/configuration-row';
import {
  type ConfigurationRefusal,
  type ConfigurationStore,
  MAX_CONFIGURATION_ROWS,
} from '@meridian/storage/configuration/configuration-store';

type Refused<Kind extends ConfigurationKind> = {
  readonly store: Pick<ConfigurationStore, 'find'>;
  readonly kind: Kind;
  /** The name of this kind of row for users. */
  readonly noun: { readonly one: string; readonly many: string };
  /** The stored row in the shape of the call. */
  readonly shown: (row: ConfigurationRow<Kind>) => unknown;
  /** The refused values, as sent. */
  readonly yours?: unknown;
};

/** The text of a refused change, with both versions after a conflict. */
export async function answerRefused<Kind extends ConfigurationKind>(
  { kind, name, id, uses = [], text = '' }: ConfigurationRefusal,
  refused: Refused<Kind>,
): Promise<ProblemAnswer> {
  const { noun } = refused;
  switch (kind) {
    case 'not-found':
      return answerProblem(404, kind, `There is no such ${noun.one}.`);
    case 'not-permitted':
      return answerProblem(
        403,
        kind,
        `You may not change what “${name}” belongs to. Only administrators save for all.`,
      );
    case 'name-taken':
      return answerProblem(409, kind, `There is a ${noun.one} named “${name}” for this owner already.`);
    case 'changed-meanwhile': {
      const message = `Somebody saved “${name}” after you opened it. Open it again to see what changed.`;
      const answer = answerProblem(409, kind, message);
      const row = id === null ? null : await refused.store.find(refused.kind, id);
      const current = row === null ? null : refused.shown(row);
      return { ...answer, body: { ...answer.body, current, yours: refused.yours } };
    }
    case 'too-many':
      return answerProblem(409, kind, `There may be up to ${MAX_CONFIGURATION_ROWS} ${noun.many}. Remove one first.`);
    case 'in-use': {
      if (text !== '') return answerProblem(409, kind, text);
      const answer = answerProblem(409, kind, usesText(name, uses));
      return { ...answer, body: { ...answer.body, uses: [...uses] } };
    }
    case 'invalid':
      return answerProblem(400, refused.kind === 'group' ? 'invalid-group' : 'invalid-strategy', text);
    case 'does-not-fit':
      return answerProblem(409, kind, text);
    case 'change-pending':
      return answerProblem(409, kind, `A change of “${name}” awaits approval. Approve, reject or withdraw it first.`);
    case 'own-proposal':
      return answerProblem(409, kind, `You proposed the change of “${name}”. Another user must decide on it.`);
    case 'amended-meanwhile':
      return answerProblem(409, kind, `The change of “${name}” was amended after you opened it. Look at it again.`);
    case 'not-author':
      return answerProblem(409, kind, `Somebody else proposed the change of “${name}”. You can approve or reject it.`);
    case 'not-pending':
      return answerProblem(409, kind, `The change of “${name}” was decided already, or its time is over.`);
    default:
      return kind satisfies never;
  }
}
