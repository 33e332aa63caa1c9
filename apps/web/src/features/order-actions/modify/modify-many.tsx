import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { whyBlocked } from '@meridian/domain/order-actions/action-plan';
import { modifyProblems } from '@meridian/domain/order-actions/modify-problems';
import { actionLabel } from '@meridian/domain/order-actions/order-action';
import { OutcomeList } from '../../../components/order-table/outcome-list.tsx';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { ManyPreview } from './many-preview.tsx';
import { ModifyFrame } from './modify-frame.tsx';
import { ModifyManyForm } from './modify-many-form.tsx';
import { type Modify, useModify } from './use-modify.ts';
import styles from './modify-dialog.module.css';

type ModifyManyProps = {
  /** The orders, live. */
  readonly orders: readonly ActionOrder[];
  readonly onClose: () => void;
};

/** The same change for many orders, with its effect on each. Orders that cannot take it are excluded. */
export function ModifyMany({ orders, onClose }: ModifyManyProps) {
  const modify = useModify(orders);
  const { base, draft, takes, command } = modify;
  const blocked = whyBlocked(base);
  const [problems = {}] = base.map((order) => modifyProblems(order, draft, null)).sort(mostFirst);
  if (command.phase === 'answered') return <Outcome modify={modify} onClose={onClose} />;
  return (
    <ModifyFrame
      modify={modify}
      title={<span className={styles['title']}>{actionLabel('modify', base.length)}</span>}
      problemCount={Object.keys(problems).length}
      isBlocked={blocked !== null}
      label={actionLabel('modify', takes.length)}
      onApply={() => void modify.send()}
      onClose={onClose}
      notice={blocked === null ? null : <p className={styles['notice']}>{blocked}</p>}
      form={<ModifyManyForm orders={base} draft={draft} problems={problems} onDraft={modify.setDraft} />}
      preview={<ManyPreview modify={modify} live={orders} />}
    />
  );
}

function mostFirst(one: object, other: object): number {
  return Object.keys(other).length - Object.keys(one).length;
}

function Outcome({ modify, onClose }: { readonly modify: Modify; readonly onClose: () => void }) {
  const { command, base } = modify;
  const isOvertaken = command.rows.some(({ code }) => code === 'changed-meanwhile');
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} className={styles['dialog'] ?? ''}>
      <DialogHeader header={actionLabel('modify', command.total)} disableAccent />
      <DialogContent>
        <OutcomeList rows={command.rows} orderOf={(id) => base.find((order) => order.parent_order_numeric_id === id)} />
      </DialogContent>
      <DialogActions>
        {isOvertaken ? <Button onClick={modify.takeNew}>Continue from the new values</Button> : null}
        <Button sentiment="accented" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
