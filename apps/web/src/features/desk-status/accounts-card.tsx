import { Fragment } from 'react';
import { useSession } from '../../session/session-context.tsx';
import styles from './desk-status.module.css';
import { grantedAccounts } from './granted-accounts.ts';
import { StatusCard } from './status-card.tsx';

/** The accounts whose orders the user sees. */
export function AccountsCard() {
  const accounts = grantedAccounts(useSession((state) => state.auth.accounts));
  return (
    <StatusCard title="Accounts" note={accounts.length} area="accounts">
      {accounts.length === 0 ? (
        <p className={styles.none}>No account is granted: order screens will be empty. Ask an administrator.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by key
        <section className={styles.accountScroll} tabIndex={0} aria-label="Granted accounts">
          <table className={styles.accounts}>
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Client</th>
                <th scope="col">Allocation accounts</th>
              </tr>
            </thead>
            <tbody>
              {accounts.map(({ account, client, allocAccounts }) => (
                <tr key={account}>
                  <th scope="row" className={styles.account}>
                    {account}
                  </th>
                  <td>{client === '' ? '–' : client}</td>
                  <td>{allocAccounts.length === 0 ? '–' : <Names names={allocAccounts} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </StatusCard>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className={styles.account}>{index === names.length - 1 ? name : `${name},`}</span>{' '}
    </Fragment>
  ));
}
