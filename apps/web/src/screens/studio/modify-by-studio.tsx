import { readActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { ModifyOne } from '../../features/order-actions/modify/modify-one.tsx';
import { useLiveRecord } from '../../live/use-live-record.ts';

type ModifyByStudioProps = {
  readonly order: number;
  readonly draft: ModifyDraft;
  readonly onClose: () => void;
};

/** The modify dialog of the studied order, filled in with the chosen variant. */
export function ModifyByStudio({ order, draft, onClose }: ModifyByStudioProps) {
  const { record } = useLiveRecord('parent_orders', { parent_order_numeric_ids: [order] });
  const read = record === null ? null : readActionOrder(record);
  return read === null ? null : <ModifyOne order={read} first={draft} onClose={onClose} />;
}
