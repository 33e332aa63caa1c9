import { lazy, Suspense } from 'react';
import { useSession } from '../session/session-context.tsx';
import { ParentOrdersScreen } from './parent-orders/parent-orders-screen.tsx';

// Loaded late: only users without any account start there.
const DeskStatusScreen = lazy(async () => ({ default: (await import('./desk-status-screen.tsx')).DeskStatusScreen }));

/** The start screen: the orders, or for a user without accounts the reason why there are none. */
export function HomeScreen() {
  const hasAccounts = useSession(({ auth: { permissions } }) => {
    if (permissions === null) return false;
    const { accounts, alloc_accounts } = permissions.data_permissions;
    return accounts.length + alloc_accounts.length > 0;
  });
  if (hasAccounts) return <ParentOrdersScreen />;
  return (
    <Suspense>
      <DeskStatusScreen />
    </Suspense>
  );
}
