import type { SettingsDifference } from '@meridian/domain/strategy-settings/diff-settings';
import type { Proposal } from '@meridian/protocol/rest/strategy-settings-schemas';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { DiffTable } from '../../components/diff-table.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Tag } from '../../components/tag.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { toDiffLines } from './change-card.tsx';
import { ComparedFigures } from './compared-figures.tsx';
import { dayAndTime } from '../../lib/time-text.ts';
import type { Verdict } from './settings-changes.ts';
import styles from './strategy-settings.module.css';
import { useFigures } from './use-figures.ts';

type ProposalCardProps = {
  readonly proposal: Proposal;
  readonly lines: readonly SettingsDifference[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onDecide: (verdict: Verdict) => void;
};

/** A proposal that awaits approval: the differences, the reason, and the buttons to decide. */
export function ProposalCard({ proposal, lines, isBusy, problem, onDecide }: ProposalCardProps) {
  const { base_version: base, action, note, proposed_by, proposed_ms, expires_ms } = proposal;
  const columns = [base === null ? 'Before' : `Version ${base}`, `Version ${(base ?? 0) + 1} proposed`];
  return (
    <section className={styles.card} aria-label="Proposed change">
      <h2>
        Proposed change <Tag tone="pending">◐ awaiting approval</Tag>
      </h2>
      {action === 'remove' ? (
        <p>{proposed_by} proposed to remove it.</p>
      ) : (
        <DiffTable label="Proposed change" columns={columns} lines={toDiffLines(lines)} />
      )}
      {action === 'remove' || proposal.settings_id === null || base === null ? null : (
        <ProposedFigures id={proposal.settings_id} proposal={proposal} />
      )}
      <p className={styles.quiet}>
        {proposed_by} · {dayAndTime(proposed_ms)} · expires {dayAndTime(expires_ms)}
      </p>
      {note === '' ? null : <p className={styles.quote}>“{note}”</p>}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Answers
        proposal={proposal}
        changes={lines.filter(({ isChanged }) => isChanged).length}
        isBusy={isBusy}
        onDecide={onDecide}
      />
    </section>
  );
}

type ProposedFiguresProps = { readonly id: number; readonly proposal: Proposal };

function ProposedFigures({ id, proposal }: ProposedFiguresProps) {
  const compared = { proposal: proposal.id };
  const { data, error } = useFigures({ version: proposal.settings_version, id, at: proposal.revision, compared });
  return <ComparedFigures figures={data} error={error} />;
}

type AnswersProps = Pick<ProposalCardProps, 'proposal' | 'isBusy' | 'onDecide'> & { readonly changes: number };

function Answers({ proposal, changes, isBusy, onDecide }: AnswersProps) {
  const [note, setNote] = useState('');
  if (proposal.is_own) {
    return (
      <div className={styles.answers}>
        <span>Awaiting approval by another user. You can change it or withdraw it.</span>
        <Button disabled={isBusy} onClick={() => onDecide({ verb: 'withdraw', note: '' })}>
          Withdraw
        </Button>
      </div>
    );
  }
  if (!proposal.may_decide) return <p className={styles.quiet}>You may not decide on this owner's changes.</p>;
  const what = proposal.action === 'remove' ? 'removal' : changes === 1 ? '1 change' : `${changes} changes`;
  return (
    <>
      <Field label="Note" note="required to reject">
        {(control) => (
          <TextBox
            {...control}
            maxLength={500}
            placeholder={`Shown to ${proposal.proposed_by} and kept`}
            value={note}
            onText={setNote}
          />
        )}
      </Field>
      <div className={styles.answers}>
        <span>Proposed by another user: you can approve</span>
        <Button
          sentiment="negative"
          appearance="bordered"
          disabled={isBusy || note.trim() === ''}
          onClick={() => onDecide({ verb: 'reject', note })}
        >
          Reject
        </Button>
        <Button sentiment="accented" disabled={isBusy} onClick={() => onDecide({ verb: 'approve', note })}>
          Approve {what}
        </Button>
      </div>
    </>
  );
}
