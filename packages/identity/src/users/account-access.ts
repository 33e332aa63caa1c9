export { isAccountVisible } from '@meridian/domain/account-access';
