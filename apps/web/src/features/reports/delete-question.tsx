import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

type DeleteQuestionProps = {
  /** For example "2 reports". */
  readonly what: string;
  readonly detail: string;
  readonly deletion: { readonly isPending: boolean; readonly error: Error | null };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before reports or schedules are deleted, and stays with the reason when that fails. */
export function DeleteQuestion({ what, detail, deletion, onConfirm, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${what}?`}
      confirmLabel={`Delete ${what}`}
      cancelLabel="Go back"
      isBusy={deletion.isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{detail}</p>
      {deletion.error === null ? null : <p role="alert">{deletion.error.message}</p>}
    </ConfirmDialog>
  );
}
