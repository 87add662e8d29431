export { OneEinladung as default } from '../../agentur/app/einladen/one-einladung.tsx';
