import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';

/** The result of the checks of one order among many: why it is excluded, or what the change brings about. */
export function verdictText({ ok, message, findings, open_child_orders: count }: ModifyPreviewRow): string {
  const warnings = findings.map((finding) => finding.message).join('; ');
  if (!ok) return `Excluded: ${warnings || message}`;
  const children = count === 0 ? '' : `${count} ${count === 1 ? 'child order' : 'child orders'} replaced`;
  return [warnings, children].filter((text) => text !== '').join(' · ') || 'OK';
}
