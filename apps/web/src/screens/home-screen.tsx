import { lazy, Suspense } from 'react';
import { useSession } from '../session/session-context.tsx';
import { ParentOrdersScreen } from './parent-orders/parent-orders-screen.tsx';

// Only users who may see no orders start there.
const DeskStatusScreen = lazy(async () => ({ default: (await import('./desk-status-screen.tsx')).DeskStatusScreen }));

/** Where a session starts: the orders, or, for a user who may see none yet, why not. */
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
