export { checkRestingBox } from './box/check-box.ts';
export { accessRightOf, accessRightRows } from './record/access-right-rows.ts';
