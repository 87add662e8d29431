export { needBrowser as default } from '../../../scripts/browser.mjs';
