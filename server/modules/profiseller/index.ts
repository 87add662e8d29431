export { verkaeuferQuelle, verkaeuferWaiting } from './betrieb/verkaeufer.ts';
