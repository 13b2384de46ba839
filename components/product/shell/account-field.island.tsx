"use client";
import { useAccount } from "@/components/product/shell/account-context";
import { accountField } from "#lib/base/visitor/page-account";

/**
 * Why an island: others draw it too, and have whose page it is from the frame. Part of every form that changes something of the
 * page's user: it is not done for somebody else who has signed in since.
 */
export const AccountFieldIsland = () => <input type="hidden" name={accountField} value={useAccount()} />;
