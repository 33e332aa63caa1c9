import { Button } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { useLocation, useNavigate } from 'react-router';
import { StatePanel } from './state-panel.tsx';

/** For an address without a screen. It is shown inside the layout, so the navigation still works. */
export function NotFound({ homePath }: { readonly homePath: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <StatePanel
      icon={<SearchIcon />}
      title="There is nothing at this address"
      source={pathname}
      actions={
        <>
          <Button sentiment="accented" onClick={() => void navigate(homePath)}>
            Go to the home screen
          </Button>
          <Button appearance="bordered" onClick={() => void navigate(-1)}>
            Go back
          </Button>
        </>
      }
    />
  );
}
