export { needBrowser as default } from '../../../tools/shared/browser.ts';
