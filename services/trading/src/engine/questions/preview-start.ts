import { PREVIEW_REASON } from '@meridian/domain/order-checks/override-text';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { StartPreviewData, StartPreviewRow } from '@meridian/protocol/live/trade-questions';
import type { Steps } from '@meridian/service-kit/fair-work';
import { orderFor } from '../../kernel/commands/order-for.ts';
import type { KernelUser } from '../../kernel/commands/kernel-command.ts';
import { isChangeHeld, lookAtHeld, willBeHeld } from '../../kernel/commands/held-change.ts';
import { lookAtStart } from '../../kernel/commands/start-orders.ts';
import type { Parent } from '../../kernel/state/parent.ts';
import type { Reading } from '../../kernel/turn.ts';
import { mapInSteps } from './map-in-steps.ts';

type PreviewArgs = CommandArgs<'trade.preview_start'>;

/** The check results for starting each waiting order. */
export function* previewStart(reading: Reading, args: PreviewArgs, user: KernelUser): Steps<StartPreviewData> {
  const ids = [...new Set(args.parent_order_numeric_ids)];
  const rows = yield* mapInSteps(ids, (id): StartPreviewRow => {
    const found = orderFor(reading, user, id);
    if (found.kind === 'order') return previewOne(reading, found.parent, args, user);
    const { code, message } = found.row;
    return { parent_order_numeric_id: id, ok: false, code, message, findings: [] };
  });
  return { rows };
}

/** Warnings do not stop a preview. They are shown, and the page asks for a reason. */
function previewOne(reading: Reading, parent: Parent, args: PreviewArgs, user: KernelUser): StartPreviewRow {
  const kind = parent.stage === 'pending' ? 'order.release' : 'order.send_staged';
  const parent_order_numeric_id = parent.id;
  if (isChangeHeld(parent)) {
    const held = lookAtHeld(reading, parent, { ...args, override_reason: PREVIEW_REASON }, user);
    if (held.kind === 'release') {
      return { parent_order_numeric_id, ok: true, code: null, message: '', findings: held.findings };
    }
    const { code, message, findings = [] } = held.row;
    return { parent_order_numeric_id, ok: false, code, message, findings };
  }
  const looked = lookAtStart(reading, parent, { kind, args: { ...args, override_reason: PREVIEW_REASON }, user });
  if (looked.kind === 'start') {
    const message = looked.review === null ? '' : willBeHeld(reading, parent, looked.review);
    return { parent_order_numeric_id, ok: true, code: null, message, findings: looked.findings };
  }
  const { code, message, findings = [] } = looked.row;
  return { parent_order_numeric_id, ok: false, code, message, findings };
}
