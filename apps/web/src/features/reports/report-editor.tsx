import type { ReportType } from '@meridian/domain/entities/scheduled-report';
import { Button } from '@salt-ds/core';
import { PlayIcon } from '@salt-ds/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { EditsGuard } from '../../components/edits-guard.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useCloseOnEscape } from '../../components/use-close-on-escape.ts';
import { canBeCounted, draftProblems, fixText } from './draft-problems.ts';
import { AccountsGroup, FiltersGroup } from './editor-filters.tsx';
import { CalculationGroup, ReceiversGroup } from './editor-output.tsx';
import { PeriodGroup, RepeatsGroup, ReportGroup } from './editor-when.tsx';
import styles from './editor.module.css';
import { PreviewPanel } from './preview-panel.tsx';
import { draftInput, draftOf, isSameDraft, newDraft } from './report-draft.ts';
import { usePreview } from './use-preview.ts';
import { useRunCommand } from './use-runs.ts';
import { type Schedule, useFilterChoices, useSaveSchedule } from './use-schedules.ts';

type ReportEditorProps = {
  /** The schedule that is changed; null for a new one. */
  readonly schedule: Schedule | null;
  /** As the address says it. */
  readonly openKey: string;
  /** The type that a new schedule starts with. */
  readonly startType: ReportType | null;
  readonly takenNames: readonly string[];
  readonly mayWatch: boolean;
  readonly onClose: () => void;
};

/** Every setting of a schedule, with what it would cover. */
export function ReportEditor({ schedule, openKey, startType, takenNames, mayWatch, onClose }: ReportEditorProps) {
  // The list is reloaded while one edits: the version that was opened is the one that is changed.
  const [base] = useState(schedule);
  const [start] = useState(() => (base === null ? newDraft(startType) : draftOf(base)));
  const [draft, setDraft] = useState(start);
  const [isSaved, setSaved] = useState(false);
  const problems = draftProblems(draft, takenNames);
  const isCountable = canBeCounted(problems);
  const preview = usePreview(draft, isCountable);
  const choices = useFilterChoices();
  const fix = fixText(draft, problems);
  const save = useSaveSchedule(({ report_name, frequency }) => {
    const isRunning = base === null && frequency === 'NEVER';
    showToast({ tone: 'success', title: `${report_name} is ${isRunning ? 'running' : 'saved'}` });
    setSaved(true);
  });
  const run = useRunCommand((error) =>
    showToast({ tone: 'error', title: 'The report did not start', text: error.message }),
  );
  const confirm = fix !== null || save.isPending ? null : () => save.mutate({ input: draftInput(draft), base });
  const runOnce = () =>
    run.mutate(
      { verb: 'run-once', input: draftInput(draft) },
      {
        onSuccess: () =>
          showToast({ tone: 'info', title: `${draft.report_name} is running`, text: 'It is not scheduled.' }),
      },
    );
  // After the guard below has seen that nothing is left to lose.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);
  useCloseOnEscape(onClose);
  useCtrlEnter(confirm);
  const group = { draft, problems, set: (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change })) };
  const period = { from: preview.data?.period_from ?? null, to: preview.data?.period_to ?? null };
  return (
    <div className={styles['editor']}>
      <div className={styles['main']}>
        <div className={styles['groups']}>
          <ReportGroup {...group} mayWatch={mayWatch} />
          <RepeatsGroup {...group} zone={preview.data?.server_time_zone ?? null} />
          <PeriodGroup {...group} period={period} />
          <AccountsGroup {...group} choices={choices.data} />
          <FiltersGroup {...group} choices={choices.data} />
          <CalculationGroup {...group} />
          <ReceiversGroup {...group} />
        </div>
        <footer className={styles['foot']}>
          <output>{fix ?? save.error?.message ?? choices.error?.message ?? ''}</output>
          <Button appearance="transparent" onClick={onClose}>
            Discard <kbd>Esc</kbd>
          </Button>
          <Button appearance="bordered" disabled={fix !== null || run.isPending} onClick={runOnce}>
            <PlayIcon aria-hidden /> Run once now
          </Button>
          <Button sentiment="accented" disabled={confirm === null} onClick={() => confirm?.()}>
            {base === null ? 'Schedule report' : 'Save changes'} <kbd>Ctrl ↵</kbd>
          </Button>
        </footer>
      </div>
      <PreviewPanel preview={preview} isCountable={isCountable} />
      <EditsGuard
        isDirty={!isSaved && !isSameDraft(start, draft)}
        name={draft.report_name.trim() === '' ? 'the new schedule' : draft.report_name}
        param="edit"
        openKey={openKey}
      />
    </div>
  );
}

/** Ctrl Enter saves from every field; null while it does nothing. */
function useCtrlEnter(confirm: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]') !== null) return;
    event.preventDefault();
    confirm?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
