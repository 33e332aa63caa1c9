import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { ConditionalStrategyGroupInputSchema } from '@meridian/protocol/rest/strategy-schemas';
import { Button } from '@salt-ds/core';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { CallFailed } from '../../api/call-failed.ts';
import { ChangeList } from './change-list.tsx';
import { groupChanges } from './group-diff.ts';
import versionsCss from './versions.module.css';
import styles from './strategy-groups.module.css';

const { id: _id, version: _version, note: _note, ...fields } = ConditionalStrategyGroupInputSchema.properties;
const StoredSchema = Type.Object({ ...fields, version: Type.Integer() });

type Stored = Static<typeof StoredSchema>;

/** What somebody else saved meanwhile; null when that is not what went wrong. */
function savedMeanwhile(error: Error): Stored | null {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'problem') return null;
  const current = error.failure.problem?.current;
  return Check(StoredSchema, current) ? current : null;
}

type SaveProblemProps = {
  readonly error: Error;
  readonly yours: NamedGroup;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: (version: number) => void;
};

/** Why it was not saved; where somebody was first, both versions and a choice. */
export function SaveProblem({ error, yours, onTakeTheirs, onKeepMine }: SaveProblemProps) {
  const theirs = savedMeanwhile(error);
  return (
    <section className={versionsCss['conflict']} role="alert" aria-label="Not saved">
      <p className={styles['problem']}>{error.message}</p>
      {theirs === null ? null : (
        <>
          <p className={styles['quiet']}>Saved by somebody else, and yours:</p>
          <ChangeList changes={groupChanges(theirs, yours)} />
          <div className={versionsCss['choices']}>
            <Button appearance="bordered" onClick={onTakeTheirs}>
              Take version {theirs.version}
            </Button>
            <Button appearance="bordered" onClick={() => onKeepMine(theirs.version)}>
              Keep mine
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
