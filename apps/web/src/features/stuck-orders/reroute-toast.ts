import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { ToastMessage } from '../../components/show-toast.tsx';

/** What is said after orders were allowed to use a destination again: the first refusal in full. */
export function rerouteToast(name: string, rows: readonly OrderRowAnswer[]): ToastMessage {
  const refused = rows.filter(({ ok }) => !ok);
  const [first] = refused;
  if (first !== undefined)
    return { tone: 'error', title: `${refused.length} of ${rows.length} orders refused`, text: first.message };
  const count = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'order' : 'orders'}`;
  return { tone: 'success', title: `${count} may use ${name} again` };
}
