export { OneEinladung as default } from '../features/einladen/one-einladung.tsx';
