/* oxlint-disable import/no-unassigned-import -- style sheets export nothing. */
import '@salt-ds/theme/css/baseline.css';
import '@salt-ds/theme/css/global.css';
import '@salt-ds/theme/css/theme-next.css';
import '@salt-ds/core/css/salt-core.css';
import '@salt-ds/icons/css/salt-icon.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './tokens.css';
import './salt-desk.css';
import './salt-components.css';
import './base.css';
import './forced-colors.css';
