/** Goods as customs described them, parted from the packing mark that stands before many of them. */
export interface GoodsText {
  readonly goods: string;
  /** The code of a packing, e.g. 'CT'; '' where none stands there. */
  readonly packing: string;
}

/**
 * Parts a description like `CT; WOODEN CUPBOARD` for the places where goods are looked through and put in order; what
 * is stored, copied and exported stays as customs sent it (domain: descriptions begin with the packing). Only what is
 * followed by goods is a mark.
 */
export function goodsText(description: string): GoodsText {
  const [, packing = '', goods = description] = WITH_PACKING.exec(description) ?? [];
  return { goods, packing };
}

/** A packing code is two capital letters or figures (spec: code list of packing units). */
const WITH_PACKING = /^\s*([A-Z][A-Z\d])\s*;\s*(\S.*)$/su;
