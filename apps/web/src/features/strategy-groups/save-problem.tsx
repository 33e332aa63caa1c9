import { matches } from '@meridian/protocol/matches';
import { ConditionalStrategyGroupInputSchema } from '@meridian/protocol/rest/strategy-schemas';
import { type Static, Type } from 'typebox';
import { CallFailed } from '../../api/call-failed.ts';
import { ConflictCard } from '../../components/conflict-card.tsx';
import { groupLines } from './group-diff.ts';
import { documentOf } from './group-draft.ts';
import styles from './strategy-groups.module.css';
import type { EditedGroup } from './use-edited-group.ts';

const { id: _id, version: _version, note: _note, ...fields } = ConditionalStrategyGroupInputSchema.properties;
const StoredSchema = Type.Object({ ...fields, version: Type.Integer() });

type Stored = Static<typeof StoredSchema>;

/** The version that somebody else saved meanwhile. Null for any other error. */
function savedMeanwhile(error: Error): Stored | null {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'problem') return null;
  const current = error.failure.problem?.current;
  return matches(StoredSchema, current) ? current : null;
}

/** Why the last save failed. After a conflict it shows both versions and a choice. */
export function SaveProblem({ edited }: { readonly edited: EditedGroup }) {
  const { error, draft, from } = edited;
  if (error === null) return null;
  const theirs = savedMeanwhile(error);
  if (theirs === null) {
    return (
      <p className={styles['problem']} role="alert">
        {error.message}
      </p>
    );
  }
  return (
    <ConflictCard
      opened={from?.version ?? 0}
      current={theirs.version}
      theirs={groupLines(from, theirs)}
      mine={groupLines(from, documentOf(draft))}
      onTakeTheirs={edited.discard}
      onKeepMine={() => edited.keepOver(theirs.version)}
    />
  );
}
