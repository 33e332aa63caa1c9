/** Accounts of the demo world with their allocation accounts. */
export const DEMO_ACCOUNTS = [
  { account: 'ALDGATE', alloc_accounts: ['ALDGATE-CORE', 'ALDGATE-GROWTH'], custom_client_name: 'Aldgate Capital' },
  { account: 'BOREALIS', alloc_accounts: ['BOREALIS-01', 'BOREALIS-02'], custom_client_name: 'Borealis Pension Fund' },
  { account: 'CASTELLAN', alloc_accounts: ['CASTELLAN-LS', 'CASTELLAN-MN'], custom_client_name: 'Castellan Partners' },
  {
    account: 'DELPHINE',
    alloc_accounts: ['DELPHINE-EU', 'DELPHINE-US'],
    custom_client_name: 'Delphine Asset Management',
  },
  { account: 'EVERMARK', alloc_accounts: ['EVERMARK-FUT', 'EVERMARK-MACRO'], custom_client_name: 'Evermark Macro' },
  { account: 'FAIRHAVEN', alloc_accounts: ['FAIRHAVEN-A', 'FAIRHAVEN-B'], custom_client_name: 'Fairhaven Endowment' },
] as const;
