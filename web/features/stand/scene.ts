import type { StandState } from '../../../contract/values/bild.ts';
import type { PageContext } from '../../shell/page.ts';
import { findScene, type Scene } from '../../ui/picture.tsx';

/** The tenant's scene of a state, with the state in words as its text alternative; undefined if the tenant has none. */
export const sceneOf = ({ t, look }: Pick<PageContext, 't' | 'look'>, state: StandState): Scene | undefined =>
  findScene(look, state, t(`szene.${state}`));
