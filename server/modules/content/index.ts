export { type BildFile, hashOfBild, headersOfBild, readBild, saveBilder } from './bild.ts';
export { makeBilder, makeMailBilder } from './bilder.ts';
export { bedingungVersionsOf, findBlock, hasBlock, hashOfBlock } from './block.ts';
export { changeInhalte, loadInhalte } from './keeper.ts';
export { inhalteOf } from './render.ts';
export { isOfService } from './service-bild.ts';
export { CONTENT_SERVICES, contentServices, readServiceContent, servedArten } from './services.ts';
export type { ContentSource } from './source.ts';
export { deleteBilder, listBilder as readBilder, listEntries as readInhalte, replaceEntries as saveInhalte } from './store.ts';
