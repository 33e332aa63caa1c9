import { changedLines, diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import { useState } from 'react';
import { ConflictCard } from '../../components/conflict-card.tsx';
import { ChangeCard, toDiffLines } from './change-card.tsx';
import { useEditKeys } from '../../components/use-edit-keys.ts';
import { EditsGuard } from '../../components/edits-guard.tsx';
import { DeleteSettings } from './delete-settings.tsx';
import { ProposalCard } from './proposal-card.tsx';
import type { SettingsDeskProps } from './settings-desk-props.ts';
import { hasProblems } from './settings-draft.ts';
import { SettingsMiddle } from './settings-middle.tsx';
import styles from './strategy-settings.module.css';
import { type Editing, useEditing } from './use-editing.ts';
import { VersionCard } from './version-card.tsx';

/** One setting: its form and uses, with changes, pending proposal and versions beside it. */
export function SettingsDesk(props: SettingsDeskProps) {
  const { version } = props;
  const editing = useEditing(props);
  const { draft, row, proposal, isBusy, problem } = editing;
  const [isDeleting, setDeleting] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const missing = missingText(draft);
  useEditKeys({
    onCompare: () => setComparing(!isComparing),
    onConfirm: draft.isDirty ? (missing === null ? editing.save : null) : editing.approve,
    onDiscard: draft.isDirty ? editing.discard : null,
  });
  return (
    <>
      <SettingsMiddle {...props} editing={editing} onDelete={() => setDeleting(true)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <aside className={styles.side} aria-label="Changes and versions" tabIndex={0}>
        <TopCard {...props} editing={editing} missing={missing} />
        {row === null ? null : (
          <VersionCard
            key={row.version}
            version={version}
            row={row}
            mayRestore={row.permission_level !== 'read' && proposal === null}
            isComparing={isComparing}
            onCompare={setComparing}
            onRestore={editing.restore}
          />
        )}
      </aside>
      <EditsGuard
        isDirty={draft.isTouched && !isBusy}
        name={editing.name === '' ? 'the new setting' : editing.name}
        param="selected"
        openKey={props.openKey}
      />
      {isDeleting && row !== null ? (
        <DeleteSettings
          version={version}
          row={row}
          all={props.all}
          isBusy={isBusy}
          problem={problem}
          onDelete={(note) => editing.remove(note, () => setDeleting(false))}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}

type TopCardProps = SettingsDeskProps & { readonly editing: Editing; readonly missing: string | null };

/** The card that needs attention first: a conflict, own changes, or a proposal. */
function TopCard({ version, editing, missing }: TopCardProps) {
  const { draft, proposal, conflict, isBusy, problem } = editing;
  if (conflict !== null) {
    return (
      <ConflictCard
        opened={draft.from?.version ?? 0}
        current={conflict.version}
        theirs={toDiffLines(diffSettings(version, draft.before, conflict))}
        mine={toDiffLines(diffSettings(version, draft.before, draft.values))}
        onTakeTheirs={editing.discard}
        onKeepMine={editing.keepMine}
      />
    );
  }
  if (draft.isDirty) {
    return (
      <ChangeCard
        lines={draft.lines}
        columns={[draft.from === null ? 'Before' : `Version ${draft.from.version}`, 'Yours']}
        note={draft.note}
        onNote={draft.setNote}
        saveLabel={editing.saveLabel}
        missing={missing}
        problem={problem}
        isBusy={isBusy}
        onSave={editing.save}
        onDiscard={editing.discard}
      />
    );
  }
  if (proposal === null) return null;
  return (
    <ProposalCard
      key={`${proposal.id} ${proposal.revision}`}
      proposal={proposal}
      lines={draft.lines}
      isBusy={isBusy}
      problem={problem}
      onDecide={editing.decide}
    />
  );
}

/** Why saving is not possible yet. Null when it is. */
function missingText({ problems, before, lines }: Editing['draft']): string | null {
  if (hasProblems(problems)) return 'Fix the marked fields';
  return before !== null && changedLines(lines).length === 0 ? 'Nothing is changed' : null;
}
