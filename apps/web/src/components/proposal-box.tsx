import { Button } from '@salt-ds/core';
import { type ReactNode, useState } from 'react';
import { dateAndMinute } from '../lib/time-text.ts';
import { type DiffLine, DiffTable } from './diff-table.tsx';
import { Field } from './fields/field.tsx';
import { TextBox } from './fields/text-box.tsx';
import styles from './proposal-box.module.css';
import { Tag } from './tag.tsx';

/** What a change that waits for a second person has, whatever it changes. */
export type ProposedChange = {
  readonly base_version: number | null;
  readonly action: 'save' | 'remove';
  readonly note: string;
  readonly proposed_by: string;
  readonly proposed_ms: number;
  readonly expires_ms: number;
  readonly may_decide: boolean;
  readonly is_own: boolean;
};

export type Verdict = { readonly verb: 'approve' | 'reject' | 'withdraw'; readonly note: string };

type ProposalBoxProps = {
  readonly title?: string;
  readonly proposal: ProposedChange;
  readonly lines: readonly DiffLine[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onDecide: (verdict: Verdict) => void;
  /** Between the differences and the author. */
  readonly children?: ReactNode;
};

/** A proposal that awaits approval: the differences, the reason, and the buttons to decide. */
export function ProposalBox(props: ProposalBoxProps) {
  const { title = 'Proposed change', proposal, lines, isBusy, problem, onDecide, children = null } = props;
  const { base_version: base, action, note, proposed_by, proposed_ms, expires_ms } = proposal;
  const columns = [base === null ? 'Before' : `Version ${base}`, `Version ${(base ?? 0) + 1} proposed`];
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        {title} <Tag tone="pending">◐ awaiting approval</Tag>
      </h2>
      {action === 'remove' ? (
        <p>{proposed_by} proposed to remove it.</p>
      ) : (
        <DiffTable label={title} columns={columns} lines={lines} />
      )}
      {children}
      <p className={styles.quiet}>
        {proposed_by} · {dateAndMinute(proposed_ms)} · expires {dateAndMinute(expires_ms)}
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

type AnswersProps = Pick<ProposalBoxProps, 'proposal' | 'isBusy' | 'onDecide'> & { readonly changes: number };

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
