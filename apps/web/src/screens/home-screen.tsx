import { useSession } from '../session/session-context.tsx';
import { DeskStatusScreen } from './desk-status-screen.tsx';
import { ParentOrdersScreen } from './parent-orders/parent-orders-screen.tsx';

/** Where a session starts: the orders, or, for a user who may see none yet, why not. */
export function HomeScreen() {
  const hasAccounts = useSession(({ auth: { permissions } }) => {
    if (permissions === null) return false;
    const { accounts, alloc_accounts } = permissions.data_permissions;
    return accounts.length + alloc_accounts.length > 0;
  });
  return hasAccounts ? <ParentOrdersScreen /> : <DeskStatusScreen />;
}
