import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { inUseText } from '@meridian/domain/strategy-groups/strategy-uses';
import { useApi } from '../../api/api-context.tsx';
import { requestedMessage } from '../../api/waiting-query.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/show-toast.tsx';
import styles from './strategy-groups.module.css';
import { useRemoveGroup } from './use-groups.ts';

type RemoveGroupProps = {
  readonly group: ConditionalStrategyGroup;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** Asks before a group is deleted. For a group in use it says by what, and what to do. */
export function RemoveGroup({ group, onRemoved, onClose }: RemoveGroupProps) {
  const api = useApi();
  const remove = useRemoveGroup((message, proposalId) => {
    if (proposalId === null) {
      onRemoved();
      showToast({ tone: 'success', title: message });
    } else {
      onClose();
      void requestedMessage(api, `proposal:${proposalId}`).then(showToast);
    }
  });
  const used = inUseText(group.name, { ...group, orders: group.order_uses });
  return (
    <ConfirmDialog
      isOpen
      title={`Delete group ${group.name}?`}
      confirmLabel="Delete group"
      cancelLabel="Go back"
      isBusy={remove.isPending || used !== null}
      onConfirm={() => remove.mutate(group)}
      onCancel={onClose}
    >
      {used === null ? (
        <p>Nothing uses it. Its versions are kept.</p>
      ) : (
        <p className={styles['problem']}>It is in use. {used}</p>
      )}
      {remove.error === null ? null : (
        <p className={styles['problem']} role="alert">
          {remove.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
